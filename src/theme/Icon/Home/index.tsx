/** Wraps @theme/Icon/Home: without a size of its own the icon fills the window when the styles do not load. */
import IconHome from '@theme-original/Icon/Home';
import type {ComponentProps} from 'react';

export default function IconHomeWrapper(props: ComponentProps<typeof IconHome>) {
  return <IconHome width={18} height={18} {...props} />;
}
