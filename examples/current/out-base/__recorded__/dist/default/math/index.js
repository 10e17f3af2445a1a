const m = 1;
export { m };
