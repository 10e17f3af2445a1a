import "./theme.less";
const src_name = 'button';
export { src_name as name };
