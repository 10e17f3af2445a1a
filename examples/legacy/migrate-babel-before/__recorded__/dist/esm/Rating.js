import { average } from './average';

/**
 * Stars for the mean of some votes.
 *
 * @param {{ votes: readonly number[] }} props
 */
import { jsx as _jsx } from "react/jsx-runtime";
export function Rating({
  votes
}) {
  const stars = Math.round(average(votes) ?? 0);
  return /*#__PURE__*/_jsx("span", {
    "aria-label": `${stars} of 5`,
    children: '★'.repeat(stars)
  });
}