await import('./dist/bundleless/index.js').catch(({ code, message }) =>
  console.log(code, message.replace(/ imported from .*/, '')),
);
