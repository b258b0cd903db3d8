import type { PropertyState } from '../../game/views';

/** The sizes of a house and a hotel. */
const HOUSE = { width: 17, height: 17 };
const HOTEL = { width: 34, narrow: 24, height: 22 };

interface Strip {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Houses that can be counted, or one larger hotel. Where houses do not fit, there is a number. */
export function Buildings({ property: { Houses: houses, Hotels: hotels }, strip }: { property: Pick<PropertyState, 'Houses' | 'Hotels'>; strip: Strip }) {
  const [x, y] = [strip.x + strip.width / 2, strip.y + strip.height / 2];
  const isLying = strip.width >= strip.height;
  if (hotels) return <path class="hotel" d={hotelAt(x, y, isLying ? HOTEL.width : HOTEL.narrow)} />;
  const length = Math.max(strip.width, strip.height);
  const step = Math.min(HOUSE.width + 3, (length - 4) / Math.max(1, houses));
  if (houses > 0 && step < 11) {
    return (
      <>
        <path class="house" d={houseAt(x - 13, y)} />
        <text class="houses" x={x + 11} y={y + 6}>{houses}</text>
      </>
    );
  }
  return (
    <>
      {Array.from({ length: houses }, (_, index) => {
        const offset = (index - (houses - 1) / 2) * step;
        return <path class="house" d={isLying ? houseAt(x + offset, y) : houseAt(x, y + offset)} />;
      })}
    </>
  );
}

/** A house with its roof, around a point. */
function houseAt(x: number, y: number): string {
  const { width, height } = HOUSE;
  return `M${x - width / 2} ${y - 1}L${x} ${y - height / 2}L${x + width / 2} ${y - 1}V${y + height / 2}H${x - width / 2}Z`;
}

/** A hotel: wide, with a flat roof and two towers. */
function hotelAt(x: number, y: number, width: number): string {
  const { height } = HOTEL;
  const [left, right, top, bottom] = [x - width / 2, x + width / 2, y - height / 2, y + height / 2];
  return `M${left} ${top + 6}L${left + 5} ${top}L${left + 10} ${top + 6}H${right - 10}L${right - 5} ${top}L${right} ${top + 6}V${bottom}H${left}Z`;
}
