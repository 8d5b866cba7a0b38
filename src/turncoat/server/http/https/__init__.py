"""`--https`: certificates for a home network, and the plain page that explains the browser's warning."""
