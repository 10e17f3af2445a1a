const i = 1;
export { i };
