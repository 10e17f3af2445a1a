export { ToolLogo } from './ToolLogo';
export { SIBLING_TOOLS, type SiblingTool, TOOLS, toolUrl } from './tools';
export { toolsLang } from './toolsLang';
export { toolTexts } from './toolTexts';
