/** A name as it stands in a list of names that are separated by commas: in quotation marks if it has a comma. As the function listed_name of the database. */
export function listedName(name: string): string {
  return name.includes(',') ? `"${name}"` : name;
}
