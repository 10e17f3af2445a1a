const messages = {
    close: '关闭',
    'files.one': '{count} 个文件',
    'files.other': '{count} 个文件'
};
export { messages };
