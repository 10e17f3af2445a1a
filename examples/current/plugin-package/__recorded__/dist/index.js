const pluginSql = ({ keepComments = false } = {})=>({
        name: 'plugin-package',
        setup (api) {
            api.transform({
                test: /\.sql$/
            }, ({ code })=>{
                const text = keepComments ? code : code.replace(/^--.*\n/gm, '');
                return `export default ${JSON.stringify(text.trim())};`;
            });
        }
    });
export { pluginSql };
