import greet from './index';

export { greet as 'module.exports', greet as default };
