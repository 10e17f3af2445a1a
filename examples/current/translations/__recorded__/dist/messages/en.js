const messages = {
    close: 'Close',
    'files.one': '{count} file',
    'files.other': '{count} files'
};
export { messages };
