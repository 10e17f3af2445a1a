/** @type {import('storybook-react-rsbuild').StorybookConfig} */
export default {
  framework: 'storybook-react-rsbuild',
  stories: ['../src/**/*.stories.tsx'],
  addons: ['storybook-addon-rslib'],
};
