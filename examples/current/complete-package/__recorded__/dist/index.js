const SECONDS = {
    h: 3600,
    m: 60,
    s: 1
};
function parse(text) {
    const parts = [
        ...text.matchAll(/(\d+)([hms])/g)
    ];
    if (parts.map(([part])=>part).join('') !== text || '' === text) throw new Error(`"${text}" is not a duration, such as 1h30m.`);
    return parts.reduce((sum, [, count, unit = ''])=>sum + Number(count) * (SECONDS[unit] ?? 0), 0);
}
export { parse };

//# sourceMappingURL=index.js.map