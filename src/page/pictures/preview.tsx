import { PICTURE } from './picture';

/** What programs show of a link before anybody opens it. Addresses are whole: others ask for them. */
export interface Preview {
  title: string;
  description: string;
  address: string;
  /** undefined: there is no picture */
  image?: string | undefined;
}

/** The tags in the head of a page that programs read which preview links. Its link is a key: search engines are asked to forget it. */
export function PreviewTags({ title, description, address, image }: Preview) {
  return (
    <>
      <meta name="robots" content="noindex" />
      <meta name="description" content={description} />
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content="sqlopoly" />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={address} />
      {image !== undefined && (
        <>
          <meta property="og:image" content={image} />
          <meta property="og:image:type" content="image/png" />
          <meta property="og:image:width" content={String(PICTURE.width)} />
          <meta property="og:image:height" content={String(PICTURE.height)} />
          <meta property="og:image:alt" content={`The board. ${description}`} />
          <meta name="twitter:card" content="summary_large_image" />
        </>
      )}
    </>
  );
}
