for (const path of ['./dist/extension/index.mjs', './dist/suffix/index.browser.js']) {
  await import(path).then(
    ({ a }) => console.log(path, 'a =', a),
    (error) => console.log(path, error.code),
  );
}
