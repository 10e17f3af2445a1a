const width = (shape)=>shape.width;
export { width };
