function average(values) {
    const sum = values.reduce((total, value)=>total + value, 0);
    return values.length > 0 ? sum / values.length : void 0;
}
export { average };
