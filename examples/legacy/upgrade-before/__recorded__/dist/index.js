function complete(options) {
    options.name ??= 'library';
    return {
        name: options.name
    };
}
export { complete };
