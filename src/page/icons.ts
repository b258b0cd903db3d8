import * as mdi from '@mdi/js';

/** Each icon by its name: its path in a square of 24. */
const PATHS = {
  // Tiles and cards; editions name them.
  go: mdi.mdiArrowLeftBold,
  question: mdi.mdiHelp,
  chest: mdi.mdiTreasureChest,
  tax: mdi.mdiCashMinus,
  money: mdi.mdiCashPlus,
  pay: mdi.mdiCashMultiple,
  jewel: mdi.mdiDiamondStone,
  train: mdi.mdiTrain,
  plane: mdi.mdiAirplane,
  bus: mdi.mdiBusSide,
  boat: mdi.mdiFerry,
  jail: mdi.mdiHandcuffs,
  police: mdi.mdiPoliceBadge,
  parking: mdi.mdiParking,
  bulb: mdi.mdiLightbulbOn,
  water: mdi.mdiFaucet,
  steps: mdi.mdiShoePrint,
  home: mdi.mdiHomeVariant,
  hotel: mdi.mdiDomain,
  school: mdi.mdiSchool,
  hospital: mdi.mdiHospitalBuilding,
  book: mdi.mdiBookOpenPageVariant,
  food: mdi.mdiSilverwareForkKnife,
  beer: mdi.mdiGlassMugVariant,
  shop: mdi.mdiStore,
  golf: mdi.mdiGolf,
  beach: mdi.mdiBeach,
  tree: mdi.mdiPineTree,
  star: mdi.mdiStar,
  gift: mdi.mdiGift,
  // Tokens, by their names. The library lacks some, which are drawn here.
  battleship: 'M2 15.5h20L19.5 20h-15zM8 10.5h7v4H8zM9.5 6H12V4h1v2h.5v3.5h-4zM15.5 11.5H21V13h-5.5zM2.5 11.5h5V13h-5z',
  car: mdi.mdiCarSports,
  cat: mdi.mdiCat,
  dog: mdi.mdiDogSide,
  hat: mdi.mdiHatFedora,
  tophat: 'M7 3.5h10v9H7zM7 14h10v2h5v3.5H2V16h5z',
  thimble: 'M8 5.5a4 3 0 0 1 8 0L17.7 17H6.3zM5 18.5h14V21H5zM9.6 8.5a.9.9 0 1 0 1.8 0 .9.9 0 1 0-1.8 0zM12.6 8.5a.9.9 0 1 0 1.8 0 .9.9 0 1 0-1.8 0zM11.1 11.5a.9.9 0 1 0 1.8 0 .9.9 0 1 0-1.8 0zM8.6 13.8a.9.9 0 1 0 1.8 0 .9.9 0 1 0-1.8 0zM13.6 13.8a.9.9 0 1 0 1.8 0 .9.9 0 1 0-1.8 0z',
  iron: mdi.mdiIron,
  ship: mdi.mdiSailBoat,
  boot: 'M7 3h7.5v8l5 2.5c1.4.7 1.5 1.9 1.5 4H7zM7 19h14v2H7z',
  crown: mdi.mdiCrown,
  duck: mdi.mdiDuck,
  rocket: mdi.mdiRocket,
  horse: mdi.mdiChessKnight,
  turtle: mdi.mdiTurtle,
  // Emotes, by their names.
  hello: mdi.mdiHandWave,
  nice: mdi.mdiThumbUp,
  bravo: mdi.mdiPartyPopper,
  laugh: mdi.mdiEmoticonLol,
  wow: mdi.mdiEmoticonExcited,
  oh_no: mdi.mdiEmoticonCry,
  thinking: mdi.mdiThoughtBubble,
  sorry: mdi.mdiHandsPray,
  // The page itself.
  talk: mdi.mdiChat,
  nudge: mdi.mdiBellRing,
  person: mdi.mdiAccount,
  people: mdi.mdiAccountMultiple,
  bot: mdi.mdiRobotHappy,
  search: mdi.mdiMagnify,
  dice: mdi.mdiDiceMultiple,
  auction: mdi.mdiGavel,
  trade: mdi.mdiSwapHorizontalBold,
  build: mdi.mdiHammer,
  mortgage: mdi.mdiBank,
  deed: mdi.mdiFileCertificate,
  cards: mdi.mdiCardsPlaying,
  trophy: mdi.mdiTrophy,
  clock: mdi.mdiTimerOutline,
  settings: mdi.mdiCog,
  sound: mdi.mdiVolumeHigh,
  play: mdi.mdiPlay,
  pause: mdi.mdiPause,
  stop: mdi.mdiStop,
  skip: mdi.mdiSkipForward,
  sql: mdi.mdiDatabase,
  copy: mdi.mdiContentCopy,
  history: mdi.mdiHistory,
  ledger: mdi.mdiFormatListNumbered,
  chart: mdi.mdiChartLine,
  shield: mdi.mdiShieldCheck,
  save: mdi.mdiContentSave,
  folder: mdi.mdiFolderOpen,
  link: mdi.mdiLinkVariant,
  eye: mdi.mdiEye,
  delete: mdi.mdiDelete,
  edit: mdi.mdiPencil,
  board: mdi.mdiCheckerboard,
  menu: mdi.mdiMenu,
  close: mdi.mdiClose,
  leave: mdi.mdiExitRun,
  plus: mdi.mdiPlus,
  print: mdi.mdiPrinter,
  info: mdi.mdiInformation,
  key: mdi.mdiKeyVariant,
} as const satisfies Readonly<Record<string, string>>;

/** The name of an icon. */
export type IconName = keyof typeof PATHS;

/** The names of all icons. */
export const ICONS = Object.keys(PATHS) as readonly IconName[];

/** Whether there is an icon of that name. */
export function isIcon(name: string | null | undefined): name is IconName {
  return typeof name === 'string' && Object.hasOwn(PATHS, name);
}

/** All icons as symbols in one SVG. */
export function iconSheet(): string {
  const symbols = Object.entries(PATHS).map(([name, path]) => `<symbol id="${name}" viewBox="0 0 24 24"><path d="${path}"/></symbol>`);
  return `<svg xmlns="http://www.w3.org/2000/svg">${symbols.join('')}</svg>`;
}
