/**
 * Ejected: the text is HTML from the configuration, whose links must begin with the base URL of the language being read.
 * The theme shows the text as it is written.
 */
import {useThemeConfig} from '@docusaurus/theme-common';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {withBaseUrl} from '@site/src/lib/withBaseUrl';
import clsx from 'clsx';
import type {ComponentProps, ReactNode} from 'react';
import styles from './styles.module.css';

export default function AnnouncementBarContent(props: ComponentProps<'div'>): ReactNode {
  const {content = ''} = useThemeConfig().announcementBar ?? {};
  const {baseUrl} = useDocusaurusContext().siteConfig;
  return (
    <div
      {...props}
      className={clsx(styles.content, props.className)}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: written in src/site/config/announcement.ts
      dangerouslySetInnerHTML={{__html: withBaseUrl(content, baseUrl)}}
    />
  );
}
