var src_a = 1;
export { src_a as a };
