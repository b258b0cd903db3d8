import qrcode from 'qrcode-generator';

/** The width of the empty margin in modules. Cameras need it to find the code. */
const QUIET = 4;

/** The QR code of an address. @param label what the address leads to */
export function QrCode({ text, label }: { text: string; label: string }) {
  // The smallest size for the text, at error correction level M: 15% may be unreadable.
  const code = qrcode(0, 'M');
  code.addData(text);
  code.make();
  const count = code.getModuleCount();
  const numbers = Array.from({ length: count }, (_, index) => index);
  const dark = numbers.flatMap((row) => numbers.flatMap((column) => (code.isDark(row, column) ? `M${column + QUIET} ${row + QUIET}h1v1h-1z` : [])));
  const size = count + 2 * QUIET;
  return (
    <svg class="qr-code" viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label} shape-rendering="crispEdges">
      <rect width={size} height={size} fill="#fff" />
      <path d={dark.join('')} fill="#000" />
    </svg>
  );
}
