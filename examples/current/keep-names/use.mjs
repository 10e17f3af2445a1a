for (const folder of ['minified', 'named']) {
  const { ParseError, steps } = await import(`./dist/${folder}/index.js`);
  console.log(folder, '|', String(new ParseError(3)), '|', steps[0].name || 'no name');
}
