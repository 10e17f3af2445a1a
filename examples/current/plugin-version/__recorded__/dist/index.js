const one = 1;
export { one };

// 1.2.3
