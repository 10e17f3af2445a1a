const heavy = 1;
export { heavy };
