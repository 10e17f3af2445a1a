import type { Tab, Tabs } from '@rspress/core/theme-original';
import {
  Children,
  type ComponentProps,
  isValidElement,
  type ReactElement,
  type ReactNode,
} from 'react';

export interface TabItem {
  label: ReactNode;
  value?: string | undefined;
  disabled?: boolean | undefined;
  content: ReactNode;
}

/**
 * Labels and contents of `<Tabs>`: from `values`, matched to children by value or else by place, or
 * from the props of the children. Line breaks between children do not count.
 */
export function tabItems({
  values,
  children,
}: Pick<ComponentProps<typeof Tabs>, 'values' | 'children'>): TabItem[] {
  const tabs = Children.toArray(children).filter(
    (child): child is ReactElement<ComponentProps<typeof Tab>> => isValidElement(child),
  );
  if (values?.length) {
    return values.map((item, index) => ({
      ...item,
      content: tabs.find(({ props }) => props.value === item.value) ?? tabs[index],
    }));
  }
  return tabs.map((tab, index) => ({
    label: tab.props.label ?? index,
    value: tab.props.value,
    disabled: tab.props.disabled,
    content: tab,
  }));
}

/** Index of the tab that a key leads to from `current`, past disabled ones; undefined for other keys. */
export function tabAfterKey(
  key: string,
  current: number,
  isDisabled: readonly boolean[],
): number | undefined {
  const count = isDisabled.length;
  const steps: Record<string, [start: number, step: number]> = {
    ArrowRight: [current + 1, 1],
    ArrowLeft: [current - 1, -1],
    Home: [0, 1],
    End: [count - 1, -1],
  };
  const found = steps[key];
  if (!found) return undefined;
  const [start, step] = found;
  for (let offset = 0; offset < count; offset++) {
    const index = (start + offset * step + 2 * count) % count;
    if (!isDisabled[index]) return index;
  }
  return undefined;
}
