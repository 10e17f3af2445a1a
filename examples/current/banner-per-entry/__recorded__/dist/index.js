/*! my-cli 1.0.0 | MIT */
const run = ()=>'started';
export { run };
