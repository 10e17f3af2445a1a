import { Counter, useCounter } from 'vue-component';

type Props = InstanceType<typeof Counter>['$props'];

export const right: Props = { label: 'Clicks' };
// @ts-expect-error: the label is text
export const wrong: Props = { label: 1 };

export const count: number = useCounter(1).count.value;
// @ts-expect-error: the start is a number
useCounter('1');
