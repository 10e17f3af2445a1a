function format(seconds) {
    const parts = [
        [
            Math.floor(seconds / 3600),
            'h'
        ],
        [
            Math.floor(seconds / 60) % 60,
            'm'
        ],
        [
            seconds % 60,
            's'
        ]
    ];
    return parts.map(([count, unit])=>count ? `${count}${unit}` : '').join('') || '0s';
}
export { format };

//# sourceMappingURL=format.js.map