/** When something was saved, to the minute, in UTC. */
export function SavedAt({ when }: { when: string }) {
  return <p class="soft">{`Saved ${when.slice(0, 'YYYY-MM-DD hh:mm'.length)} UTC`}</p>;
}
