export default function NoSearchBar() {
  return null;
}
