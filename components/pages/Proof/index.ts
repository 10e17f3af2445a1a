export { Proof, useRecordedLine } from './Proof';
