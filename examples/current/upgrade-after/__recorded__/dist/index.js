function complete(options) {
    var _options;
    (_options = options).name ?? (_options.name = 'library');
    return {
        name: options.name
    };
}
export { complete };
