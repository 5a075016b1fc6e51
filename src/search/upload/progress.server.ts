/** A progress bar on one line of a terminal; a line per quarter where there is no terminal. */
const WIDTH = 30;

export function progressBar(
  screen: Pick<NodeJS.WriteStream, 'write' | 'isTTY'>,
): (done: number, total: number) => void {
  let quarter = 0;
  return (done, total) => {
    const share = total === 0 ? 1 : done / total;
    const filled = Math.round(share * WIDTH);
    const count = `${Math.round(share * 100)} % (${done} of ${total} records)`;
    if (screen.isTTY) {
      screen.write(`\r[${'#'.repeat(filled)}${'-'.repeat(WIDTH - filled)}] ${count}${done === total ? '\n' : ''}`);
    } else if (Math.floor(share * 4) > quarter || done === total) {
      quarter = Math.floor(share * 4);
      screen.write(`${count}\n`);
    }
  };
}
