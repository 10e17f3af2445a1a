function parse(line) {
    const at = line.indexOf('=');
    return [
        line.slice(0, at),
        line.slice(at + 1)
    ];
}
export { parse };
