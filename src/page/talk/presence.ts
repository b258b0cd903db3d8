/** Milliseconds for which a page may be away that is loaded again. */
const RELOAD = 10_000;

/** Milliseconds after which a place is forgotten when nobody has been there. */
const FORGET = 60 * 60_000;

/** Somebody at a place. */
interface Attendee {
  /** the number of their open pages */
  pages: number;
  /** when the last of them was closed, in milliseconds of Date.now() */
  leftAt: number;
  /** whether the others know that nobody is there */
  isAway: boolean;
}

/** The seats at a place that somebody has been at: 0 for those who are here, else the seconds since they left. */
export type Presence = Readonly<Record<string, number>>;

/**
 * The people at games and tables, by the event streams that are open. This process alone knows them: it asks the database
 * nothing, and says nothing about seats that no page has shown since it was started.
 */
export class Attendance {
  private readonly places = new Map<number, { attendees: Map<string, Attendee>; listeners: Set<() => void>; timer?: NodeJS.Timeout | undefined }>();

  /**
   * Adds a page.
   * @param seats that somebody sits at there
   * @param onChange is called when somebody comes or goes
   * @returns a function for the end of the page
   */
  join(place: number, seats: readonly string[], onChange: () => void): () => void {
    const here = this.places.get(place) ?? { attendees: new Map<string, Attendee>(), listeners: new Set<() => void>() };
    this.places.set(place, here);
    clearTimeout(here.timer);
    here.listeners.add(onChange);
    const tell = (): void => here.listeners.forEach((listener) => listener());
    let isNews = false;
    for (const seat of seats) {
      const attendee = here.attendees.get(seat) ?? { pages: 0, leftAt: 0, isAway: true };
      here.attendees.set(seat, attendee);
      attendee.pages += 1;
      isNews ||= attendee.isAway;
      attendee.isAway = false;
    }
    if (isNews) tell();
    return () => {
      here.listeners.delete(onChange);
      for (const seat of seats) {
        const attendee = here.attendees.get(seat);
        if (!attendee) continue;
        attendee.pages -= 1;
        attendee.leftAt = Date.now();
      }
      setTimeout(() => {
        const gone = seats.flatMap((seat) => here.attendees.get(seat) ?? []).filter(({ pages, isAway }) => pages === 0 && !isAway);
        for (const attendee of gone) attendee.isAway = true;
        if (gone.length > 0) tell();
      }, RELOAD).unref();
      if (here.listeners.size > 0) return;
      clearTimeout(here.timer);
      here.timer = setTimeout(() => this.places.delete(place), FORGET).unref();
    };
  }

  /** The seats of a place that somebody has been at. */
  at(place: number): Presence {
    const attendees = [...(this.places.get(place)?.attendees ?? [])];
    return Object.fromEntries(attendees.map(([seat, { isAway, leftAt }]) => [seat, isAway ? Math.max(1, Math.round((Date.now() - leftAt) / 1000)) : 0]));
  }
}

/** The message of an event stream that says who is there. */
export function presenceMessage(presence: Presence): string {
  return `event: presence\ndata: ${JSON.stringify(presence)}\n\n`;
}
