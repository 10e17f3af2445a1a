export { ToolStack } from './ToolStack';
