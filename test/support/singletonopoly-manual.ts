/** The spaces of the board in order, from position 1; of a street, its neighbourhood follows. */
export const SPACES = `
Start
Victoria Street, Vauxhall
Nottingham Avenue, Vauxhall
Manchester Road, Vauxhall
Granby Golf Club
Luanda Street, Monrovia
Draw Action Card
Kinshasa Street, Monrovia
Lagos Avenue, Monrovia
Newton Super Store
Break Time
Camden Avenue, Ozark
Lake Shore Drive, Ozark
Draw Action Card
Osage Beach Parkway, Ozark
Sullivan Avenue, Augusta
Vacation
Labadie Street, Augusta
Monett Golf Club
Potosi Street, Augusta
Ezio Avenue, Little Italy
Draw Action Card
Firenze Street, Little Italy
Venezia Street, Little Italy
Neosho Golf Club
Euler Avenue, Gauss
Ramanujan Street, Gauss
Draw Action Card
Euclid Avenue, Gauss
Break Time
Go On Vacation
Dijkstra Street, Turing
Knuth Street, Turing
Leibniz Super Store
Draw Action Card
Ritchie Avenue, Turing
Chesapeake Avenue, Hampton
Aurora Golf Club
Draw Action Card
Suffolk Avenue, Hampton
Norfolk Street, Hampton`
  .trim()
  .split('\n')
  .map((line, index) => {
    const [name = '', neighbourhood = null] = line.split(', ');
    return { position: index + 1, name, neighbourhood };
  });

/** What a neighbourhood costs and brings in. */
export interface NeighbourhoodFigures {
  neighbourhood: string;
  /** purchase price of a street */
  price: number;
  /** what pawning gives, and what a restaurant costs */
  half: number;
  unpawn: number;
  /** what removing a restaurant gives */
  removal: number;
  startingFee: number;
  /** the fees of a street whose neighbourhood has one owner, with 0 to 5 restaurants */
  fees: number[];
}

/** Neighbourhood, number, price, half of it, unpawn price, removal price, starting fee, fees. */
export const NEIGHBOURHOODS: readonly NeighbourhoodFigures[] = `
Vauxhall     | 1 | 128  | 64  | 71  | 32  | 16  | 32  | 64  | 96  | 128  | 160  | 192
Monrovia     | 2 | 256  | 128 | 141 | 64  | 32  | 64  | 128 | 192 | 256  | 320  | 384
Ozark        | 3 | 384  | 192 | 212 | 96  | 48  | 96  | 192 | 288 | 384  | 480  | 576
Augusta      | 4 | 512  | 256 | 282 | 128 | 64  | 128 | 256 | 384 | 512  | 640  | 768
Little Italy | 5 | 640  | 320 | 353 | 160 | 80  | 160 | 320 | 480 | 640  | 800  | 960
Gauss        | 6 | 768  | 384 | 423 | 192 | 96  | 192 | 384 | 576 | 768  | 960  | 1152
Turing       | 7 | 896  | 448 | 494 | 224 | 112 | 224 | 448 | 672 | 896  | 1120 | 1344
Hampton      | 8 | 1024 | 512 | 564 | 256 | 128 | 256 | 512 | 768 | 1024 | 1280 | 1536`
  .trim()
  .split('\n')
  .map((line) => {
    const [neighbourhood = '', ...cells] = line.split('|').map((cell) => cell.trim());
    const [, price = 0, half = 0, unpawn = 0, removal = 0, startingFee = 0, ...fees] = cells.map(Number);
    return { neighbourhood, price, half, unpawn, removal, startingFee, fees };
  });

/** The fees of a golf club whose owner has 1, 2, 3, 4 of them. */
export const CLUB_FEES = [64, 128, 256, 512];

/** A message of the deck, what it does, and how many cards have it. */
export const CARDS: readonly (readonly [message: string, effect: string, amount: number, count: number])[] = [
  ['You gain $128', 'collect', 128, 1],
  ['You gain $256', 'collect', 256, 1],
  ['You lose $128', 'pay', 128, 1],
  ['You lose $256', 'pay', 256, 1],
  ['You get $32 from every other player', 'collect_each', 32, 1],
  ['You must pay every other player $32', 'pay_each', 32, 1],
  ['You must pay $32 per restaurant for maintenance', 'pay_per_building', 32, 1],
  ['You must pay $64 per restaurant for maintenance', 'pay_per_building', 64, 1],
  ['Move ahead 4 spaces', 'move_by', 4, 1],
  ['Move ahead 8 spaces', 'move_by', 8, 1],
  ['Move back 4 spaces', 'move_by', -4, 1],
  ['Move back 8 spaces', 'move_by', -8, 1],
  ['Lagos is the most populated city in Africa. Move to Lagos Avenue.', 'move_to', 9, 1],
  [
    'Computer scientist Donald Knuth once said "Programs are meant to be read by humans and only incidentally for' +
      ' computers to execute". Move to Knuth Street.',
    'move_to', 33, 1,
  ],
  ['Get off Vacation free. Keep this card and use it when needed, or trade it.', 'jail_card', 0, 2],
  ['Go on Vacation', 'go_to_jail', 17, 2],
];
