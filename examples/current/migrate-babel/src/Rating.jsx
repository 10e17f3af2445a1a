import { average } from './average';

/**
 * Stars for the mean of some votes.
 *
 * @param {{ votes: readonly number[] }} props
 */
export function Rating({ votes }) {
  const stars = Math.round(average(votes) ?? 0);
  return <span aria-label={`${stars} of 5`}>{'★'.repeat(stars)}</span>;
}
