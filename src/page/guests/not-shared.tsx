import { programName } from '../../server/program-name';

/** Says how a page that nobody else can reach becomes one that others join; nothing where they can. */
export function NotShared({ addresses }: { addresses: readonly string[] }) {
  if (addresses.length > 0) return null;
  return <p role="alert">Other computers cannot reach this page yet. Start it with: {programName()} web --share; or with --public-url, behind a tunnel or a proxy.</p>;
}
