const add = (left, right)=>left + right;
export { add };
