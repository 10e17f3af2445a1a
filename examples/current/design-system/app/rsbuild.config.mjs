export default {
  output: { distPath: { css: '' }, filename: { css: 'app.css' }, minify: false },
};
