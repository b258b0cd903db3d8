/** Replaces the password in each address in a text by `***`. */
export function maskPasswords(text: string): string {
  return text.replace(/(\w+:\/\/[^/\s:@]*):[^/\s]*@/g, '$1:***@');
}
