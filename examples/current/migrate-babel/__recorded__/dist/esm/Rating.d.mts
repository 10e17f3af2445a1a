/**
 * Stars for the mean of some votes.
 *
 * @param {{ votes: readonly number[] }} props
 */
export declare function Rating({ votes }: {
    votes: readonly number[];
}): import("react").JSX.Element;
