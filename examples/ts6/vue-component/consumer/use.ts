import { Counter } from 'vue-component';

type Props = InstanceType<typeof Counter>['$props'];

export const right: Props = { label: 'Clicks' };
// @ts-expect-error: the label is text
export const wrong: Props = { label: 1 };
