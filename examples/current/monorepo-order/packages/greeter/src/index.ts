export { upper } from '@acme/text';
