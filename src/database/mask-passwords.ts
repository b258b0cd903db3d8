/** Replaces the password in every address of a text by `***`. */
export function maskPasswords(text: string): string {
  return text.replace(/(\w+:\/\/[^/\s:@]*):[^/\s]*@/g, '$1:***@');
}
