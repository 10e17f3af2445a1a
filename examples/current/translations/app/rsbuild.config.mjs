export default {
  output: { distPath: { js: '' }, filename: { js: 'app.js' } },
};
