const answer = 42;
export { answer };

//# sourceMappingURL=index.js.map