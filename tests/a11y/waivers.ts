/** An axe finding that is accepted for a while. */
export interface Waiver {
  /** Id of the axe rule. */
  rule: string;
  /** Selector of the element, as axe reports it. */
  target: string;
  /** Why it is accepted. */
  reason: string;
  /** Address of the issue that will end it. */
  link: string;
  /** Last day it holds, as `2026-12-31`; after it the test fails again. */
  until: string;
}

/** The number may only fall. */
export const WAIVERS: readonly Waiver[] = [];

/** What is wrong with a waiver on a day (`2026-11-20`); empty when nothing is. */
export function waiverFaults(
  { rule, target, reason, link, until }: Waiver,
  today: string,
): string[] {
  const name = `waiver of ${rule} on ${target}`;
  const faults: string[] = [];
  if (reason.trim().length < 10)
    faults.push(`${name}: write a reason that a stranger understands.`);
  if (!/^https:\/\/\S+$/.test(link)) faults.push(`${name}: link is “${link}”; write https://…`);
  if (!/^\d{4}-\d{2}-\d{2}$/.test(until)) {
    faults.push(`${name}: until is “${until}”; write a date such as 2026-12-31.`);
  } else if (until < today) {
    faults.push(`${name}: ended on ${until}. Mend the page and remove the waiver.`);
  }
  return faults;
}
