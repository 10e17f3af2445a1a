const round = (value)=>Math.round(100 * value) / 100;
export { round };
