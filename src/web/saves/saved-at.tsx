/** When something was saved, to the minute, in the database's time. */
export function SavedAt({ when }: { when: string }) {
  return <p class="soft">{`Saved ${when.slice(0, 'YYYY-MM-DD hh:mm'.length)}`}</p>;
}
