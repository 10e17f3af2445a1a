const next = (n)=>n + 1;
export { next };

//# sourceMappingURL=index.js.map